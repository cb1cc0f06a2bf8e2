/** Shows every scan of its own with what came of it. */
export const quickModeContext = 'quick-mode';
/** Gives a whole parcel at once, with the photos of its damage: nobody takes that back by the way. */
export const returnsContext = 'returns';

/** Calls of these pages are not taken back in the list of all that waits. */
export const keptToTheirPage: ReadonlySet<string> = new Set([quickModeContext, returnsContext]);
