/** Something around the portal is not as it must be. The message is for whoever starts it: which setting, and what to do. */
export class CannotStart extends Error {}
