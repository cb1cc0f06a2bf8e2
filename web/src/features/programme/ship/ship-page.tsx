import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createShipmentEndpoint, MAX_BOXES, MAX_ITEMS_PER_BOX } from '#contracts/fulfilment/shipment-commands.ts';
import type { EligibleItem } from '#contracts/fulfilment/shipment-queries.ts';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { shipmentReads } from '../shipment-reads.ts';
import styles from '../programme.module.css';
import { AddItem } from './add-item.tsx';
import { bodyOf, isFull, itemsIn, noBoxes, unpriced, withItem, withoutBox, withoutItem, withPrice } from './packed-boxes.ts';
import { BoxSection } from './box-section.tsx';
import { EligibleList } from './eligible-list.tsx';

/** Items scanned or chosen into boxes, each with the price that it is to be offered for, and sent for review as one shipment (R1.20). */
export default function ShipPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [boxes, setBoxes] = useState(noBoxes);
  const [text, setText] = useState('');
  const [remark, setRemark] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isAttempted, setAttempted] = useState(false);
  const packed = itemsIn(boxes);
  const missing = unpriced(boxes);

  const creating = useCommand(createShipmentEndpoint, {
    invalidates: shipmentReads,
    onSuccess: ({ shipmentNo }) => {
      showSuccess(t('programme.create.created', { shipmentNo }));
      void navigate(withQuery(businessPaths.fulfilmentDetail, { shipmentNo }), { replace: true });
    },
  });
  const add = (item: EligibleItem): void => {
    const outcome = withItem(boxes, item);
    if (!isFull(outcome)) {
      setWrong(undefined);
      setBoxes(outcome);
    } else if (outcome.kind === 'full') setWrong(t('programme.create.full', { boxes: MAX_BOXES, items: MAX_ITEMS_PER_BOX }));
    else setWrong(t('programme.create.otherWarehouse', { wareName: outcome.wareName }));
  };
  const submit = (): void => {
    setAttempted(true);
    if (packed.length > 0 && missing.length === 0 && !creating.isPending) creating.mutate(bodyOf(boxes, remark));
  };

  return (
    <>
      <PageHeader
        title={packed.length === 0 ? t('programme.create.new') : t('programme.create.title', { count: packed.length })}
        actions={
          <Button type="primary" disabled={packed.length === 0} loading={creating.isPending} onClick={submit}>
            {t('programme.create.submit', { count: packed.length })}
          </Button>
        }
      />
      <PageBody>
        <Section>
          <AddItem text={text} onText={setText} onAdd={add} error={wrong} />
        </Section>
        {packed.length > 0 && (
          <>
            {isAttempted && missing.length > 0 && (
              <p className={styles['trouble']} role="alert">
                {t('programme.create.missing', { count: missing.length })}
              </p>
            )}
            {boxes.map((box, at) => (
              <BoxSection
                key={at}
                boxNo={at + 1}
                box={box}
                isAttempted={isAttempted}
                onPrice={(oneId, price) => setBoxes((before) => withPrice(before, oneId, price))}
                onTakeOut={(oneId) => setBoxes((before) => withoutItem(before, oneId))}
                onRemove={boxes.length > 1 ? () => setBoxes((before) => withoutBox(before, at)) : undefined}
              />
            ))}
            <Section>
              <div className={styles['tools']}>
                <Button disabled={boxes.length >= MAX_BOXES || boxes.at(-1)?.length === 0} onClick={() => setBoxes((before) => [...before, []])}>
                  {t('programme.create.newBox')}
                </Button>
              </div>
              <Field label={t('programme.create.remark')}>
                {(control) => <Input {...control} maxLength={MAX_REMARK} value={remark} onChange={(event) => setRemark(event.target.value)} />}
              </Field>
            </Section>
          </>
        )}
        <EligibleList text={text} taken={new Set(packed.map(({ item }) => item.oneId))} onAdd={add} />
      </PageBody>
    </>
  );
}
