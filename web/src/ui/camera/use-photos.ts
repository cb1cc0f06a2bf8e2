import { useState } from 'react';
import { upload } from '#contracts/files/upload.ts';
import { isApiError, mayRetry } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { newId } from '../../api/request-id.ts';
import { shrunk } from './capture.ts';
import type { TakenPhoto } from './taken-photo.ts';

export interface Photos<Photo extends TakenPhoto> {
  taken: readonly Photo[];
  add(file: Blob, extra: Omit<Photo, keyof TakenPhoto>): Promise<void>;
  /** Shows again what an earlier visit kept; its bytes go out with whoever sends it. */
  takeUp(kept: readonly Omit<Photo, 'preview' | 'url'>[]): void;
  remove(id: string): void;
  /** Starts over: what was taken belongs to something that is recorded now. */
  clear(): void;
  /** The server's words where it would not take a file. */
  refusal: string | undefined;
}

/** Photos of the thing in hand. Each is uploaded as soon as it is taken; without a connection it stays as bytes, for whoever sends it later. */
export const usePhotos = <Photo extends TakenPhoto = TakenPhoto>(): Photos<Photo> => {
  const [taken, setTaken] = useState<readonly Photo[]>([]);
  const [refusal, setRefusal] = useState<string>();

  const forget = (gone: readonly TakenPhoto[]) => {
    for (const { preview } of gone) URL.revokeObjectURL(preview);
    setTaken((before) => before.filter(({ id }) => !gone.some((photo) => photo.id === id)));
  };

  return {
    taken,
    refusal,
    takeUp: (kept) => {
      const photos = kept.map((photo) => ({ ...photo, preview: URL.createObjectURL(photo.file) }) as Photo);
      if (photos.length > 0) setTaken((before) => [...photos, ...before]);
    },
    remove: (id) => forget(taken.filter((photo) => photo.id === id)),
    clear: () => {
      forget(taken);
      setRefusal(undefined);
    },
    add: async (chosen, extra) => {
      setRefusal(undefined);
      const file = chosen instanceof File ? await shrunk(chosen) : chosen;
      const photo = { ...extra, id: newId(), file, preview: URL.createObjectURL(file) } as Photo;
      setTaken((before) => [...before, photo]);
      try {
        const url = await callEndpoint(upload, { file: asFile(file), body: { purpose: 'media' }, quiet: true });
        setTaken((before) => before.map((other) => (other.id === photo.id ? { ...other, url } : other)));
      } catch (failure) {
        if (!isApiError(failure) || mayRetry(failure)) return;
        forget([photo]);
        setRefusal(failure.message);
      }
    },
  };
};

/** Gives a photo to the server at once; answers where it keeps it. */
export const uploadPhoto = async (photo: Blob): Promise<string> =>
  callEndpoint(upload, { file: asFile(photo instanceof File ? await shrunk(photo) : photo), quiet: true });

/** For the outbox: urls where they are known, bytes where they are not. */
export const sendable = (photos: readonly TakenPhoto[]): (string | Blob)[] => photos.map(({ url, file }) => url ?? file);

const asFile = (file: Blob): File => (file instanceof File ? file : new File([file], 'photo.jpg', { type: file.type }));
