import { embeddedImage } from '../database/embedded/embedded-image.ts'

// Part of `npm run build`: creates the embedded database that the first start of a server loads.
await embeddedImage()
