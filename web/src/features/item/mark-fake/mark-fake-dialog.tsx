import { Button, Input, Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { correctInspectionEndpoint, markAsFakeEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { photoSlots, requiredPhotos, type PhotoSlot } from '#contracts/inspection/required-photos.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { kindOfGoods } from '#contracts/item/kinds-of-goods.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoTile } from '#web/ui/camera/photo-tile.tsx';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import styles from './mark-fake-dialog.module.css';

interface SlotPhoto extends TakenPhoto {
  slot: PhotoSlot;
}

interface Props {
  oneId: string;
  /** Tells what the thing is, and with it what its photos show. */
  size: string;
  /** A fake, or a genuine one that was marked by mistake. */
  as: 'fake' | 'qualified';
  onClose: () => void;
}

const textsOf = {
  fake: { title: 'item.markFake', text: 'item.markFakeText', done: 'item.markFakeDone' },
  qualified: { title: 'item.unmarkFake', text: 'item.unmarkFakeText', done: 'item.unmarkFakeDone' },
} as const;

/** A further inspection with the result "fake" (R4.43), or one that takes it back, with the photos that the result needs. */
export default function MarkFakeDialog({ oneId, size, as, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const slots = requiredPhotos(as, kindOfGoods(size));
  const photos = usePhotos<SlotPhoto>();
  const picker = useRef<HTMLInputElement>(null);
  const filling = useRef<PhotoSlot>(slots[0]!);

  const inSlot = (slot: PhotoSlot) => photos.taken.find((photo) => photo.slot === slot);
  const urls = slots.flatMap((slot) => inSlot(slot)?.url ?? []);
  const next = slots.find((slot) => !inSlot(slot));
  const isUploading = photos.taken.some(({ url }) => url === undefined);

  const form = useEndpointForm(as === 'fake' ? markAsFakeEndpoint : correctInspectionEndpoint, {
    defaultValues: { remark: '' },
    bodyOf: ({ remark }) => ({ oneId, remark, photos: urls, ...(as === 'qualified' && { result: as }) }),
    check: () => Object.fromEntries(slots.map((slot) => [`photos.${slot}`, !inSlot(slot) && words(fieldRules.required)])),
    fields: ['remark', 'photos'],
    holdsMore: photos.taken.length > 0,
    invalidates: [getItem],
    onSubmitted: () => {
      showSuccess(t(textsOf[as].done));
      onClose();
    },
  });
  const { rootRef } = form;
  const refusal = photos.refusal ?? form.errors.find(({ field }) => field === 'photos')?.msg ?? form.formError;

  const pick = (slot: PhotoSlot) => {
    filling.current = slot;
    picker.current?.click();
  };
  const fill = (file: File | undefined) => {
    if (!file) return;
    const before = inSlot(filling.current);
    if (before) photos.remove(before.id);
    void photos.add(file, { slot: filling.current });
  };

  return (
    <Modal
      open
      centered
      width={520}
      title={t(textsOf[as].title)}
      onCancel={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button type="primary" danger={as === 'fake'} disabled={isUploading} loading={form.isPending} onClick={form.submit}>
            {t(textsOf[as].title)}
          </Button>
        </>
      }
    >
      <div ref={rootRef} className={styles['body']}>
        <p>{t(textsOf[as].text, { oneId: formatOneId(oneId) })}</p>
        <div className={styles['tiles']}>
          {slots.map((slot) => (
            <PhotoTile
              key={slot}
              label={words(photoSlots[slot])}
              photo={inSlot(slot)}
              next={slot === next}
              error={form.errorOf(`photos.${slot}`)}
              onClick={() => pick(slot)}
            />
          ))}
        </div>
        <input
          ref={picker}
          type="file"
          className="unseen"
          tabIndex={-1}
          aria-hidden
          accept="image/*"
          onChange={(event) => {
            fill(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <FormField form={form} name="remark" label={t('item.remark')}>
          {(control) => <Input.TextArea {...control} rows={2} />}
        </FormField>
        {refusal && <Refusal>{refusal}</Refusal>}
      </div>
    </Modal>
  );
}
