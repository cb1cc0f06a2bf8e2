import type { LabelBought } from '#contracts/labels/shipping/label-events.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';

type Priced = Pick<LabelBought['data'], 'service' | 'zone' | 'billedGrams' | 'postageCents' | 'signatureCents' | 'insuranceCents' | 'surcharge'>;

/** What the price of a label is made of, as its postings keep it. */
export const basisOfLabel = ({ service, zone, billedGrams, postageCents, signatureCents, insuranceCents, surcharge }: Priced): BasisOf<'label'> => ({
  kind: 'label',
  service,
  zone,
  billedGrams,
  postageCents,
  signatureCents,
  insuranceCents,
  ...(surcharge && { surcharge }),
});
