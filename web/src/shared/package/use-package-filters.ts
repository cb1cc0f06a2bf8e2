import { useTranslation } from 'react-i18next';
import { shippingTypeNames, shippingTypes, travelWayNames, travelWays } from '#contracts/forecast/shipping-types.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { ChoiceFilter, RangeFilter } from '#web/ui/list/filters/filter.ts';

/** What a list of packages can be narrowed by; each list takes what its people need. */
export const usePackageFilters = () => {
  const { t } = useTranslation();
  const words = useWords();
  return {
    shippingType: {
      kind: 'choice',
      name: 'shippingType',
      label: t('packages.shippingType'),
      options: shippingTypeNames.map((value) => ({ value, label: words(shippingTypes[value]) })),
    },
    way: {
      kind: 'choice',
      name: 'way',
      label: t('packages.way'),
      options: travelWayNames.map((value) => ({ value, label: `${travelWays[value].number} · ${words(travelWays[value])}` })),
    },
    forecast: { kind: 'range', name: 'beginDate', last: 'endDate', label: t('packages.forecast') },
    arrived: { kind: 'range', name: 'inBeginTime', last: 'inEndTime', label: t('packages.arrived'), folded: true },
    counted: { kind: 'range', name: 'finishBeginTime', last: 'finishEndTime', label: t('packages.counted'), folded: true },
  } satisfies Record<string, ChoiceFilter | RangeFilter>;
};
