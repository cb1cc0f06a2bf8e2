import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';

/**
 * The tracking number among the texts that a label gives away: what its bars say and what its file is called. A number whose carrier is known by its
 * shape is taken before any other; a plain word that happens to be long enough is none.
 */
export const labelCodeOf = (texts: readonly string[]): string | undefined => {
  const codes = texts
    .flatMap((text) => text.split(/[^\w-]+/))
    .map(normaliseLabelCode)
    .filter((code) => isLabelCode(code) && /\d{4}/.test(code));
  return codes.find((code) => carrierOf(code) !== undefined) ?? codes[0];
};
