/** A path as it is opened: `/business/wallet/:pageNo?` is `/business/wallet`. */
export const withoutParameters = (path: string): string => path.replace(/\/:.*$/, '');
