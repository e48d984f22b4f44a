/** Entry of the search: the toggle in the header, its box, and the box of the mobile menu. */
export { SearchBar, SearchField } from './search-bar.tsx'
export { SearchToggle } from './search-toggle.tsx'
