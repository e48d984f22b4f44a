/** Icons of forms, slip and payments, loaded with their components, not with the first page. */
export const BACKSPACE_PATH = 'M8.5 5.5h12v13h-12L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5'
export const COPY_PATH = 'M9 9h11v11H9zM15 9V4H4v11h5'
export const TRASH_PATH = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6'
export const EYE_PATH =
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'
export const EYE_OFF_PATH =
  'M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 3.7 0 7 2 9.5 6.5-.8 1.4-1.7 2.6-2.7 3.5M14.5 17.9c-.8.4-1.6.6-2.5.6-3.7 0-7-2-9.5-6.5 1-1.8 2.2-3.3 3.5-4.4M9.9 10a3 3 0 0 0 4.1 4.2'
export const MAIL_PATH = 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7'
export const LOG_OUT_PATH = 'M14 4.5H5.5v15H14M10 12h10.5M16.5 8l4 4-4 4'
export const USER_PATH = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6'
export const GIFT_PATH =
  'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7C8 7 7.5 3.5 9.5 3.5S12 7 12 7zM12 7c4 0 4.5-3.5 2.5-3.5S12 7 12 7z'
