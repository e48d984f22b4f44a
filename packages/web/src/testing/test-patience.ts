import { configure } from '@testing-library/react'

/** A busy machine loads a part of the page late; what never comes still fails the test. */
configure({ asyncUtilTimeout: 20_000 })
