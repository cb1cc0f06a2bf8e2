import { MAX_RACK_LABELS, rackLabels } from '#contracts/labels/printed-labels.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { labelForm, labelSize } from '#web/shared/print/label-form.ts';
import { usePrint } from '#web/shared/print/use-print.ts';

/** Prints the codes of racks, as many at once as one call takes. */
export const usePrintRacks = () => {
  const print = usePrint();
  return (ids: readonly string[]): void => {
    const size = labelSize();
    void print(callEndpoint(rackLabels, { query: { ids: ids.slice(0, MAX_RACK_LABELS).join(','), size, ...labelForm() }, quiet: true }), size);
  };
};
