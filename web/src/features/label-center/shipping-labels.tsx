import { labelCarriers } from '#contracts/labels/shipping/carrier-services.ts';
import { listShippingLabels, shippingLabelViews, type ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { shippingLabelStates } from '#contracts/labels/shipping/shipping-label-states.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { openLabelParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { LabelDrawer } from './detail/label-drawer.tsx';
import { useLabelActions, type LabelActions } from './use-label-actions.ts';
import { useLabelsTopic } from './use-labels-topic.ts';

export type LabelList = ListContext<typeof listShippingLabels, LabelActions>;

/** What the seller's list of labels and that of finance have in common. */
export const shippingLabels = {
  endpoint: listShippingLabels,
  rowKey: ({ labelNo }: ShippingLabelRow) => labelNo,
  version: ({ version }: ShippingLabelRow) => version,
  useTopic: useLabelsTopic,
  tabs: {
    all: shippingLabelViews,
    label: (view: Exclude<(typeof shippingLabelViews)[number], 'all'>, { words }: Pick<LabelList, 'words'>) => words(shippingLabelStates[view]),
  },
  useActions: useLabelActions,
  drawer: openLabelParameter,
  countOf: (count: number, { t }: Pick<LabelList, 't'>) => t('labels.count', { count }),
};

export const OpenLabel = ({ list: { actions } }: { list: Pick<LabelList, 'actions'> }) => {
  const { key, open, close } = useOpenRow(openLabelParameter);
  return key && <LabelDrawer labelNo={key} actions={actions} onOpen={open} onClose={close} />;
};

export const labelFilters = ({ t }: Pick<LabelList, 't'>): readonly Filter[] => [
  { kind: 'range', name: 'beginTime', last: 'endTime', label: t('labels.bought') },
  { kind: 'choice', name: 'carrier', label: t('labels.carrier'), options: labelCarriers.map((value) => ({ value, label: value })) },
];

export const labelSearch = ({ t }: Pick<LabelList, 't'>): Filter => ({ kind: 'text', name: 'text', label: t('labels.search') });
