/** The inspection table: warm grey, lit from the upper left. */
const backdrop =
  '<radialGradient id="table" cx=".42" cy=".34" r=".85"><stop offset="0" stop-color="#ddd6ca"/><stop offset=".6" stop-color="#cdc4b5"/><stop offset="1" stop-color="#aca294"/></radialGradient>' +
  '<rect width="400" height="400" fill="url(#table)"/>';

export const photo = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${backdrop}${content}</svg>`;
