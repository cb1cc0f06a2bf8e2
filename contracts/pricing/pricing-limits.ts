/** No listing is cheaper (R5.13, R9.07), in cents. */
export const MIN_PRICE_CENTS = 1_000;
/** No listing is dearer. */
export const MAX_PRICE_CENTS = 10_000_000;
/** No listing is below this share of the platform's lowest price (R5.10, R9.08). */
export const LOWEST_SHARE_PERCENT = 30;
/** How far below the lowest other price an undercut goes (R9.10). */
export const STEP_CENTS = 100;
/** A price that moves further than this from the one that a person set is left to a person (R5.17, R9.11). */
export const MAX_FROM_USER_CENTS = 500;
/** Automatic prices of one listing are this far apart. */
export const MIN_INTERVAL_MS = 15 * 60_000;
/** A listing whose price turned more often within the hour is caught in a loop. */
export const MAX_TURNS_AN_HOUR = 3;
export const TURN_WINDOW_MS = 3_600_000;
/** The most that one move may change. */
export const MAX_MOVE_PERCENT = 20;
/** A liquidated listing that leads and does not sell goes down a step after so long. */
export const LIQUIDATE_STEP_MS = 24 * 3_600_000;
/** A quote that moves further at once is read again before it counts. */
export const SUSPECT_MOVE_PERCENT = 40;
/** So is one whose lowest price is below this share of the last sale. */
export const SUSPECT_SALE_PERCENT = 30;
