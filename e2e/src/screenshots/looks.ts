/** A width and a theme in which every state is drawn. */
export interface Look {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const LARGE = { width: 1600, height: 900 }

export const LOOKS: readonly Look[] = [
  { name: '390-light', ...PHONE, theme: 'light' },
  { name: '390-dark', ...PHONE, theme: 'dark' },
  { name: '1280-light', ...DESKTOP, theme: 'light' },
  { name: '1280-dark', ...DESKTOP, theme: 'dark' },
  { name: '1600-light', ...LARGE, theme: 'light' },
  { name: '1600-dark', ...LARGE, theme: 'dark' },
]

/** The ends of what has to work; 640 is what 1280 becomes at 200 % zoom. */
export const EDGES: readonly Look[] = [
  { name: '360-light', width: 360, height: 740, theme: 'light' },
  { name: '640-dark', width: 640, height: 450, theme: 'dark' },
  { name: '1920-light', width: 1920, height: 1080, theme: 'light' },
]
