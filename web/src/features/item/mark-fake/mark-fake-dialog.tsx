import { Button, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoSlots, requiredPhotos, type PhotoSlot } from '#contracts/inspection/required-photos.ts';
import { kindOfGoods } from '#contracts/item/kinds-of-goods.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoTile } from '#web/ui/camera/photo-tile.tsx';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import styles from './mark-fake-dialog.module.css';
import { useMarkFake } from './use-mark-fake.ts';

interface SlotPhoto extends TakenPhoto {
  slot: PhotoSlot;
}

interface Props {
  oneId: string;
  /** Tells what the thing is, and with it what its photos show. */
  size: string;
  /** A fake, or a genuine one that was marked by mistake. */
  as: 'fake' | 'qualified';
  close: () => void;
}

const textsOf = {
  fake: { title: 'item.markFake', text: 'item.markFakeText' },
  qualified: { title: 'item.unmarkFake', text: 'item.unmarkFakeText' },
} as const;

/** A further inspection with the result "fake" (R4.43), or one that takes it back, with the photos that the result needs. */
export default function MarkFakeDialog({ oneId, size, as, close }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const slots = requiredPhotos(as, kindOfGoods(size));
  const id = useId();
  const photos = usePhotos<SlotPhoto>();
  const [remark, setRemark] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const filling = useRef<PhotoSlot>(slots[0]!);
  const command = useMarkFake(as, close);
  const { needed, onAttempt } = useNeeded();

  const inSlot = (slot: PhotoSlot) => photos.taken.find((photo) => photo.slot === slot);
  const urls = slots.flatMap((slot) => inSlot(slot)?.url ?? []);
  const next = slots.find((slot) => !inSlot(slot));
  const isUploading = photos.taken.some(({ url }) => url === undefined);

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

  const send = () => {
    onAttempt();
    if (urls.length === slots.length) command.mutate({ oneId, remark, photos: urls });
  };

  return (
    <Modal
      open
      centered
      width={520}
      title={t(textsOf[as].title)}
      onCancel={close}
      footer={
        <>
          <Button autoFocus onClick={close}>
            {t('app.cancel')}
          </Button>
          <Button type="primary" danger={as === 'fake'} disabled={isUploading} loading={command.isPending} onClick={send}>
            {t(textsOf[as].title)}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <p>{t(textsOf[as].text, { oneId: formatOneId(oneId) })}</p>
        <div className={styles['tiles']}>
          {slots.map((slot) => (
            <PhotoTile
              key={slot}
              label={words(photoSlots[slot])}
              photo={inSlot(slot)}
              next={slot === next}
              error={needed(!inSlot(slot))}
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
        <label htmlFor={id}>{t('item.remark')}</label>
        <Input.TextArea id={id} rows={2} maxLength={MAX_REMARK} value={remark} onChange={(event) => setRemark(event.target.value)} />
        {(photos.refusal ?? command.error?.message) && <Refusal>{photos.refusal ?? command.error?.message}</Refusal>}
      </div>
    </Modal>
  );
}
