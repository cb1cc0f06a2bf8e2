/** The running number of an order, as people say it: `00377` of `OC26112000377`. A number of another shape stays whole. */
export const shortOddNo = (oddNo: string): string => /^OC\d{6}(\d{5,})$/.exec(oddNo)?.[1] ?? oddNo;

/** Whoever follows it has the order in hand on the floor, and is told who else has. Nothing of the log belongs to it. */
export const orderWorkTopic = (oddNo: string): string => `order-work:${oddNo}`;

export const orderTopic = (oddNo: string): string => `order:${oddNo}`;
