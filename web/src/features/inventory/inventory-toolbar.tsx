import { Button } from 'antd';
import { History } from 'lucide-react';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import type { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { asOfParameter } from '#web/core/open-row/as-of-parameter.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { AsOfPicker } from '#web/ui/as-of/as-of-picker.tsx';
import type { ListState } from '#web/ui/list/list-state.ts';
import { formatDay } from '#web/ui/text/formats.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { NewForecastButton } from './new-forecast-button.tsx';

/** The list as of a moment, or of the present. */
export const showAsOf = (state: ListState, at: string | undefined): void => state.change({ filters: { [asOfParameter]: at } });

/** Looks back, saves the list, and begins what brings further items. */
export const InventoryToolbar = ({ list: { t, title, state, query, read } }: { list: ListContext<typeof listInventory> }) => {
  const handheld = useHandheld();
  const { asOf } = query;
  return (
    <>
      <AsOfPicker at={asOf} onSelect={(at) => showAsOf(state, at)}>
        <Button icon={<History size={15} aria-hidden />} aria-label={t('ui.asOfPick')} title={t('ui.asOfPick')}>
          {!handheld && t('ui.asOfPick')}
        </Button>
      </AsOfPicker>
      <ExportButton
        endpoint={exportInventory}
        query={query}
        title={asOf ? `${title} ${t('ui.asOf', { time: formatDay(asOf) })}` : title}
        total={read.data?.totalCount}
      />
      <NewForecastButton />
    </>
  );
};
