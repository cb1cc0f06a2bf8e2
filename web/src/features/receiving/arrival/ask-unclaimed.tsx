import { useTranslation } from 'react-i18next';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import type { Unclaimed, useParcelScan } from './use-parcel-scan.ts';

interface Props {
  unclaimed: Unclaimed;
  parcels: ReturnType<typeof useParcelScan>;
}

/** A number that nobody forecast is more often misread than new: the parcels that it nearly names come first, and receiving it takes a photo of its label. */
export const AskUnclaimed = ({ unclaimed: { logNo, near, photographing }, parcels }: Props) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  if (photographing)
    return <PhotoCamera title={t('receiving.labelPhoto')} take={(photo) => void parcels.receiveUnclaimed(photo)} close={parcels.clear} />;
  const choices = [
    ...near.map((parcel) => ({
      label: t('receiving.nearParcel', { parcel: parcel.preId, owner: ownerName(parcel.shopInfo) }),
      hint: t('receiving.nearHint', { code: parcel.logNo }),
      run: () => parcels.openNear(parcel.preId),
    })),
    { label: t('receiving.scanAgain'), hint: undefined, run: parcels.clear },
    { label: t('receiving.receiveUnclaimed'), hint: t('receiving.labelPhotoHint'), run: parcels.photographLabel },
  ];
  return (
    <Question
      title={t('receiving.unclaimedTitle')}
      text={t('receiving.unclaimedText', { code: logNo })}
      choices={choices.map((choice, index) => ({ key: String(index + 1), ...choice }))}
    />
  );
};
