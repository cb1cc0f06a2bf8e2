/** The running number of an order, as people say it: `00377` of `OC26112000377`. A number of another shape stays whole. */
export const shortOddNo = (oddNo: string): string => /^OC\d{6}(\d{5,})$/.exec(oddNo)?.[1] ?? oddNo;

export const orderTopic = (oddNo: string): string => `order:${oddNo}`;
