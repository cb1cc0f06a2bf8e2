/** As the server bounds it, in cents. */
const most = 100_000_000;

/** Integer cents as they are typed: `104.00`. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

/** What was typed as integer cents; null for nothing, undefined for what is no amount. Commas may group thousands. */
export const centsOf = (text: string): number | null | undefined => {
  const typed = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (typed === '') return null;
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= most ? cents : undefined;
};
