import { useTranslation } from 'react-i18next';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { openLabelParameter } from '#web/ui/list/open-label-parameter.ts';
import { useOpenRow } from '#web/ui/list/use-open-row.ts';
import { LabelDrawer } from './detail/label-drawer.tsx';
import { useLabelActs } from './use-label-acts.tsx';
import { useLabelBulk } from './use-label-bulk.ts';
import { useLabelColumns, type Whose } from './use-label-columns.tsx';
import { labelKey, labelVersion, useShippingLabels } from './use-shipping-labels.ts';

/** What the seller's list of labels and that of finance have in common; `beside` is the label that is open, and what is asked of it. */
export const useLabelList = (whose: Whose) => {
  const { t } = useTranslation();
  const { state, list, views, filters } = useShippingLabels();
  const { key: labelNo, open, close } = useOpenRow(openLabelParameter);
  const [acts, dialog] = useLabelActs();
  const columns = useLabelColumns(acts, whose);
  const bulk = useLabelBulk(acts, whose);
  return {
    filters,
    open,
    page: {
      title: t('pages.labels'),
      state,
      ...list,
      countOf: (count: number) => t('labels.count', { count }),
      columns,
      keyOf: labelKey,
      versionOf: labelVersion,
      open: (row: ShippingLabelRow) => open(labelKey(row)),
      openKey: labelNo,
      views,
      bulk,
    },
    beside: (
      <>
        {labelNo && <LabelDrawer labelNo={labelNo} list={list} state={state} acts={acts} open={open} close={close} />}
        {dialog}
      </>
    ),
  };
};
