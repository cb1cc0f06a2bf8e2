import { oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { usePrint } from '../print/use-print.ts';

export interface Labelled {
  oneId: string;
}

/** Prints the label that goes onto the goods: the ONE ID as bars, with product, SKU and size below. */
export const usePrintLabel = () => {
  const print = usePrint();
  return ({ oneId }: Labelled): void => void print(callEndpoint(oneIdLabels, { query: { oneIds: oneId }, quiet: true }));
};
