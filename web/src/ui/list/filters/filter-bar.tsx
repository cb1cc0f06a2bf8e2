import { Button } from 'antd';
import { ListFilter } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../list-state.ts';
import { ChoiceChip } from './choice-chip.tsx';
import styles from './filters.module.css';
import { FlagChip } from './flag-chip.tsx';
import { namesOf, type Filter } from './filter.ts';
import { RangeChip } from './range-chip.tsx';
import { SearchText } from './search-text.tsx';

interface Props {
  filters: readonly Filter[];
  state: ListState;
  /** Beside the title of a page, without a row of its own. */
  inline?: boolean;
  /** At the end: the count, the column picker. */
  children?: ReactNode;
}

/** The most used filters first, the rest folded; one that is set always shows. */
export const FilterBar = ({ filters, state, inline = false, children }: Props) => {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(false);
  const isSet = (filter: Filter) => namesOf(filter).some((name) => state.filters[name] !== undefined);
  const shown = filters.filter((filter) => filter.folded !== true || unfolded || isSet(filter));
  return (
    <div className={styles['bar']} data-inline={inline} role={filters.length > 0 ? 'search' : undefined}>
      {shown.map((filter) => (
        <FilterControl key={filter.name} filter={filter} state={state} />
      ))}
      {filters.some(({ folded }) => folded) && (
        <Button type="text" icon={<ListFilter size={15} aria-hidden />} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t(unfolded ? 'ui.fewerFilters' : 'ui.moreFilters')}
        </Button>
      )}
      {filters.some((filter) => filter.kind !== 'text' && isSet(filter)) && (
        <Button type="text" onClick={state.clear}>
          {t('ui.clearFilters')}
        </Button>
      )}
      {children && <div className={styles['end']}>{children}</div>}
    </div>
  );
};

const FilterControl = memo(({ filter, state }: { filter: Filter; state: ListState }) => {
  const value = state.filters[filter.name];
  const change = (given: string | undefined) => state.change({ filters: { [filter.name]: given } });
  switch (filter.kind) {
    case 'text':
      return <SearchText label={filter.label} value={value} onChange={change} />;
    case 'choice':
      return <ChoiceChip filter={filter} value={value} onChange={change} />;
    case 'flag':
      return <FlagChip label={filter.label} value={value} onChange={change} />;
    case 'range':
      return (
        <RangeChip
          label={filter.label}
          first={value}
          last={state.filters[filter.last]}
          onChange={(first, last) => state.change({ filters: { [filter.name]: first, [filter.last]: last } })}
        />
      );
  }
});
