import { describe, expect, it } from 'vitest';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { errorsIn, withoutGaps } from '#web/ui/form/form-body.ts';
import { applicationOf, nothingEntered, type ShipValues } from './ship-values.ts';

const url = '/files/0123456789abcdef0123456789abcdef.pdf';
const oneIds = ['UZ4X3PYCQT'];

const wrongIn = (values: ShipValues, stored: string | undefined, items: readonly string[]) =>
  errorsIn(applyShipWithLabelEndpoint.body, withoutGaps(applicationOf(values, stored, items)), { language: 'en_us' }).map(({ field }) => field);

describe('Rule: an application needs its label, a number and a carrier', () => {
  it('names what is missing', () => {
    expect(wrongIn(nothingEntered, undefined, [])).toEqual(['oneIds', 'label.url', 'label.logNo', 'label.carrier']);
    expect(wrongIn({ ...nothingEntered, logNo: 'OC26112000391' }, url, ['UZ4X3PYCQT'])).toContain('label.carrier');
  });

  it('knows the carrier from the number, unless it is typed', () => {
    const values = { ...nothingEntered, logNo: '1z-84R7 W303 4471 9472' };
    expect(applicationOf(values, url, oneIds).label).toEqual({ url, logNo: '1Z84R7W30344719472', carrier: 'UPS' });
    expect(applicationOf({ ...values, carrier: 'UPS Ground' }, url, oneIds).label?.carrier).toBe('UPS Ground');
  });

  it('is what the contract takes', () => {
    expect(wrongIn({ ...nothingEntered, logNo: '771295642911', dueAt: '2026-11-22T10:00:00.000Z' }, url, [])).toEqual(['oneIds']);
  });
});
