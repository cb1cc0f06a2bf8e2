/** Shoes are sized the American way; clothes and toys say it themselves. */
export const isShoeSize = (size: string): boolean => /^\d/.test(size);

/** A size inside a line of text, with its system. */
export const sizeText = (size: string): string => (isShoeSize(size) ? `US\u00a0${size}` : size);
