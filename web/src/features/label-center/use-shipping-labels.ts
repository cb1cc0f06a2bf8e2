import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { labelCarriers } from '#contracts/labels/shipping/carrier-services.ts';
import { listShippingLabels, shippingLabelViews, type ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { shippingLabelStates } from '#contracts/labels/shipping/shipping-label-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { listQuery } from '#web/ui/list/list-query.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import { useListState } from '#web/ui/list/use-list-state.ts';
import type { View } from '#web/ui/list/views.tsx';
import { useLabelsTopic } from './use-labels-topic.ts';

export const labelKey = ({ labelNo }: ShippingLabelRow): string => labelNo;
export const labelVersion = ({ version }: ShippingLabelRow): number => version;

/** The labels that the address asks for, as they move, and what narrows them. */
export const useShippingLabels = () => {
  const { t } = useTranslation();
  const words = useWords();
  const state = useListState();
  const view = shippingLabelViews.find((known) => known === state.view) ?? 'all';
  const query = useMemo(() => listQuery(listShippingLabels, state, state.size, { always: { view } }), [state, view]);
  const list = useListRead(listShippingLabels, query, labelKey);
  useLiveRows(useLabelsTopic(), listShippingLabels, labelKey);

  const views: readonly View[] = shippingLabelViews.map((key) => ({
    key: key === 'all' ? undefined : key,
    label: key === 'all' ? t('ui.all') : words(shippingLabelStates[key]),
    count: list.read.data?.counts[key],
  }));
  const filters: readonly Filter[] = [
    { kind: 'text', name: 'text', label: t('labels.search') },
    { kind: 'range', name: 'beginTime', last: 'endTime', label: t('labels.bought') },
    { kind: 'choice', name: 'carrier', label: t('labels.carrier'), options: labelCarriers.map((value) => ({ value, label: value })) },
  ];
  return { state, list, views, filters };
};
