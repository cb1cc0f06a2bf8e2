/** An order number scanned by mistake: 13 or 14 long (R5.45). */
const isOrderCode = (code: string): boolean => code.startsWith('OC') && (code.length === 13 || code.length === 14);

/** Whether a scanned code can be a parcel's label (R5.45–R5.47). */
export const isLabelCode = (code: string): boolean => /^\w{8,}$/.test(code) && !/^[0P]/.test(code) && !isOrderCode(code);

/** A label code as stored: scanners and people add blanks and hyphens. */
export const normaliseLabelCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
