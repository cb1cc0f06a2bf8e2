import { carrierServices, type CarrierServiceName, type LabelCarrier } from '#contracts/labels/shipping/carrier-services.ts';

/** The class of mail in the number, where the carrier writes it. */
const classes: Readonly<Record<CarrierServiceName, string>> = {
  uspsGround: '001',
  uspsPriority: '055',
  upsGround: '03',
  upsThreeDay: '12',
  upsSecondDay: '02',
  fedExGround: '',
  fedExTwoDay: '',
};

/** A tracking number of the carrier's form, check digit included. Serial numbers count to ten million, then a number comes again. */
export const trackingNumberOf = (service: CarrierServiceName, serial: number): string =>
  formOf[carrierServices[service].carrier](classes[service], String(serial % 10_000_000).padStart(7, '0'));

const formOf: Readonly<Record<LabelCarrier, (mailClass: string, serial: string) => string>> = {
  USPS: (mailClass, serial) => checkedBy(uspsCheckDigit, `92${mailClass}902137114${serial}`),
  UPS: (mailClass, serial) => `1Z${checkedBy(upsCheckDigit, `84R7W3${mailClass}${serial}`)}`,
  FedEx: (_mailClass, serial) => checkedBy(fedExCheckDigit, `7749${serial}`),
};

const checkedBy = (checkDigit: (body: string) => number, body: string): string => body + checkDigit(body);

/** From the right, every other digit counts three times. */
export const uspsCheckDigit = (body: string): number => {
  const sum = weighed([...body].toReversed().map(Number), [3, 1]);
  return (10 - (sum % 10)) % 10;
};

/** Letters count as digits; every second one counts twice. `body` is what follows `1Z`. */
export const upsCheckDigit = (body: string): number => {
  const values = [...body].map((character) => (/\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10));
  const sum = weighed(values, [1, 2]);
  return (10 - (sum % 10)) % 10;
};

export const fedExCheckDigit = (body: string): number => (weighed([...body].map(Number), [3, 1, 7]) % 11) % 10;

const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * weights[index % weights.length]!, 0);
