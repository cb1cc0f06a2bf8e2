import { Button, Segmented } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listShopUsers } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { ChoiceChip } from '#web/ui/list/filters/choice-chip.tsx';
import { FlagChip } from '#web/ui/list/filters/flag-chip.tsx';
import { RangeChip } from '#web/ui/list/filters/range-chip.tsx';
import { presets, type BiAsked } from './bi-asked.ts';

interface Props {
  asked: BiAsked;
  onChange: (change: Readonly<Record<string, string | undefined>>) => void;
  /** Nothing to save yet without it. */
  onSave: (() => void) | undefined;
}

/** Range, warehouse and shop of everything on the page. */
export const BiFilters = ({ asked, onChange, onSave }: Props) => {
  const { t } = useTranslation();
  const [shopText, setShopText] = useState('');
  const warehouses = useWarehouses();
  const { data: shops } = useRead(listShopUsers, { text: shopText || null }, { quiet: true });
  const ownerName = useOwnerName();
  return (
    <>
      <Segmented
        aria-label={t('bi.range')}
        value={asked.preset ?? 0}
        options={presets.map((count) => ({ value: count as number, label: t('bi.days', { count }) }))}
        onChange={(days) => onChange({ days: String(days), from: undefined, to: undefined })}
      />
      <RangeChip
        label={asked.preset ? `${asked.from} – ${asked.to}` : t('bi.range')}
        first={asked.from}
        last={asked.to}
        isChosen={!asked.preset}
        onChange={(from, to) =>
          onChange(
            from || to ? { from: from ?? asked.from, to: to ?? asked.to, days: undefined } : { from: undefined, to: undefined, days: undefined },
          )
        }
      />
      <ChoiceChip
        filter={{
          kind: 'choice',
          name: 'wareId',
          label: t('bi.warehouse'),
          options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
        }}
        value={asked.wareId}
        onChange={(wareId) => onChange({ wareId })}
      />
      <ChoiceChip
        filter={{
          kind: 'choice',
          name: 'shopId',
          label: t('bi.shop'),
          options: (shops?.records ?? []).map((shop) => ({ value: String(shop.id), label: ownerName(shop) })),
          search: setShopText,
        }}
        value={asked.shopId}
        onChange={(shopId) => onChange({ shopId })}
      />
      <FlagChip label={t('bi.compare')} value={asked.compare ? 'true' : undefined} onChange={(value) => onChange({ compare: value && '1' })} />
      <Button icon={<Download size={15} aria-hidden />} disabled={!onSave} onClick={onSave}>
        {t('bi.export')}
      </Button>
    </>
  );
};
