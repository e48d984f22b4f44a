import { configure } from '@testing-library/react'

/** A busy machine loads lazy components late; one that never loads still fails the test. */
configure({ asyncUtilTimeout: 20_000 })
