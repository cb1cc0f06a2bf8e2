/** The shop of the operator, whose goods administrators manage on the self-operated pages: the only one that an administrator may act for (R7.06). */
export const selfOperatedShop = 1;

/** Stands where nobody owns a thing (R3.13). */
export const unownedShop = -1;
