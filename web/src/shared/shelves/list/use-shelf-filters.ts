import { useTranslation } from 'react-i18next';
import { shelfFills } from '#contracts/shelving/shelf-queries.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';

/** A change of the list that clears the filters below, and leaves what else the address says. */
export const noShelfFilters = { text: undefined, zone: undefined, fill: undefined };

export const useShelfFilters = (zones: readonly string[]): readonly Filter[] => {
  const { t } = useTranslation();
  const named = zones.filter(Boolean);
  return [
    { kind: 'text', name: 'text', label: t('shelves.search') },
    ...(named.length > 0
      ? [{ kind: 'choice' as const, name: 'zone', label: t('shelves.zone'), options: named.map((zone) => ({ value: zone, label: zone })) }]
      : []),
    { kind: 'choice', name: 'fill', label: t('shelves.fill'), options: shelfFills.map((value) => ({ value, label: t(`shelves.fills.${value}`) })) },
  ];
};
