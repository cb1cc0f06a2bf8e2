import { describe, expect, it } from 'vitest';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { applicationOf, emptyDraft, gapsOf } from './ship-draft.ts';

const url = '/files/0123456789abcdef0123456789abcdef.pdf';
const oneIds = ['UZ4X3PYCQT'];

describe('Rule: an application needs its label, a valid number and a carrier', () => {
  it('names what is missing', () => {
    expect([...gapsOf(emptyDraft, undefined, 0)]).toEqual(['items', 'label', 'logNo', 'carrier']);
    expect([...gapsOf({ ...emptyDraft, logNo: 'OC26112000391' }, url, 1)]).toEqual(['logNo', 'carrier']);
  });

  it('knows the carrier from the number, unless it is typed', () => {
    const draft = { ...emptyDraft, logNo: '1z-84R7 W303 4471 9472' };
    expect(gapsOf(draft, url, 1).size).toBe(0);
    expect(applicationOf(draft, url, oneIds).label).toEqual({ url, logNo: '1Z84R7W30344719472', carrier: 'UPS' });
    expect(applicationOf({ ...draft, carrier: 'UPS Ground' }, url, oneIds).label.carrier).toBe('UPS Ground');
  });

  it('is what the contract takes', () => {
    const draft = { ...emptyDraft, logNo: '771295642911', dueAt: '2026-11-22T10:00:00.000Z' };
    expect(applyShipWithLabelEndpoint.body?.safeParse(applicationOf(draft, url, [])).error?.issues[0]?.path).toEqual(['oneIds']);
  });
});
