/** Entry of the right menu: its button; the rest is loaded when it opens. */
export { UserMenuButton } from './user-menu-button.tsx'
