import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { recentSkus } from '#web/shared/skus/recent-skus.ts';
import { useKnownSku } from '#web/shared/skus/use-known-sku.ts';

const MAX_FOUND = 8;

interface Props {
  onChoose(sku: string, sizes: readonly string[]): void;
  onBack(): void;
}

/** Finds a SKU by number, brand or name; those used last stand ready. */
export const SkuPicker = ({ onChoose, onBack }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const found = useRead(listSkus, { text: wanted, size: MAX_FOUND }, { enabled: wanted !== '', quiet: true });
  return (
    <>
      <Input
        autoFocus
        allowClear
        placeholder={t('receiving.skuHint')}
        aria-label={t('receiving.skuTitle')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wanted === '' ? (
        <FloorRows title={t('receiving.recent')}>
          {recentSkus().map((sku) => (
            <RecentRow key={sku} sku={sku} onChoose={onChoose} />
          ))}
        </FloorRows>
      ) : (
        <FloorRows title={t('receiving.skuTitle')}>
          {(found.data?.data ?? []).map(({ sku, brand, remarks, img, sizes }) => (
            <FloorRow key={sku} image={img} title={remarks || sku} text={`${brand} · ${sku}`} onClick={() => onChoose(sku, sizes)} />
          ))}
        </FloorRows>
      )}
      <FloorButton keys="Escape" onClick={onBack}>
        {t('receiving.cancel')}
      </FloorButton>
    </>
  );
};

const RecentRow = ({ sku, onChoose }: { sku: string; onChoose: Props['onChoose'] }) => {
  const known = useKnownSku(sku);
  if (!known) return null;
  return <FloorRow image={known.img} title={known.remarks || sku} text={sku} onClick={() => onChoose(sku, known.sizes)} />;
};
