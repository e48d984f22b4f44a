import fc from 'fast-check'

const DEFAULT_SEED = 20221118

/** A whole number, or `random` to try inputs that were not tried yet. */
const wanted = process.env.PROPERTY_SEED ?? String(DEFAULT_SEED)
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) })

export default fc
