import { useTranslation } from 'react-i18next';
import { requestTypes } from '#contracts/item/request-types.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import type { OrderKind } from './order-kinds.ts';
import { directions } from './order-query.ts';

/** The most used first; what tells no two orders of the list apart is left out. */
export const useOrderFilters = ({ types, filters }: OrderKind): readonly Filter[] => {
  const { t } = useTranslation();
  const words = useWords();
  const warehouse = useWarehouseFilter();
  const own: Readonly<Record<OrderKind['filters'][number], Filter>> = {
    kind: {
      kind: 'choice',
      name: 'kind',
      label: t('orders.type'),
      options: types.map((type) => ({ value: String(type), label: words(requestTypes[type]) })),
    },
    direction: {
      kind: 'choice',
      name: 'direction',
      label: t('orders.direction'),
      options: directions.map((direction) => ({ value: direction, label: t(`orders.directions.${direction}`) })),
    },
    late: { kind: 'flag', name: 'late', label: t('orders.late') },
    out: { kind: 'range', name: 'outBeginTime', last: 'outEndTime', label: t('orders.out'), folded: true },
  };
  const ifOwn = (name: keyof typeof own): Filter[] => (filters.includes(name) ? [own[name]] : []);
  return [
    { kind: 'text', name: 'text', label: t('orders.search') },
    ...ifOwn('kind'),
    ...ifOwn('direction'),
    warehouse,
    ...ifOwn('late'),
    { kind: 'range', name: 'beginDate', last: 'endDate', label: t('orders.applied'), folded: true },
    ...ifOwn('out'),
  ];
};
