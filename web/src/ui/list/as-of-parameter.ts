/** Name in the query of the moment as of which a list shows its rows, and with them the item that is opened there. */
export const asOfParameter = 'asOf';

/** Name in the query of the moment as of which the open item alone is shown. It is no part of what a list shows. */
export const itemAsOfParameter = 'itemAsOf';
