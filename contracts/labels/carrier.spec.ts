import { describe, expect, it } from 'vitest';
import { carrierOf } from './carrier.ts';

describe('Rule: the carrier is recognised from the shape of the number', () => {
  it.each([
    ['1Z84R7W30332068258', 'UPS'],
    ['771295642911', 'FedEx'],
    ['9405511206245401042685', 'USPS'],
    ['LX123456789US', 'USPS'],
    ['1153521350', 'DHL'],
    ['SF1933448880467', 'SF Express'],
    ['ABC12345', undefined],
  ])('%s is of %s', (code, carrier) => {
    expect(carrierOf(code)).toBe(carrier);
  });
});
