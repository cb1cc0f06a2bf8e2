import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listShippingLabels, type ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useServiceName } from '#web/shared/labels/use-service-name.ts';
import { DotSeparated } from '#web/ui/text/dot-separated.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';

const offered = 20;

/** The labels of the label centre that no order ships with yet, newest first; nothing where the shop has none. */
const BoughtLabels = ({ onTake }: { onTake: (label: ShippingLabelRow) => Promise<void> }) => {
  const { t } = useTranslation();
  const nameOf = useServiceName();
  const [typed, setTyped] = useState('');
  const [taking, setTaking] = useState(false);
  const text = useDebouncedValue(typed.trim());
  const query = { view: 'bought', unused: true, size: offered, ...(text && { text }) } as const;
  const { data, isFetching } = useRead(listShippingLabels, query, { quiet: true, staleTime: 0 });
  const labels = data?.data ?? [];
  if (labels.length === 0 && typed === '') return null;
  return (
    <Select<string>
      value={null}
      placeholder={t('inventory.takeBought')}
      aria-label={t('inventory.takeBought')}
      loading={taking || isFetching}
      disabled={taking}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={labels.map(({ labelNo, logNo, service, to }) => ({
        value: labelNo,
        label: (
          <DotSeparated
            parts={[
              <span key="logNo" className="code">
                {logNo}
              </span>,
              nameOf(service),
              to.recipient,
            ]}
          />
        ),
      }))}
      onSelect={(labelNo) => {
        const label = labels.find((each) => each.labelNo === labelNo);
        if (!label) return;
        setTaking(true);
        void onTake(label).finally(() => setTaking(false));
      }}
    />
  );
};

export default BoughtLabels;
