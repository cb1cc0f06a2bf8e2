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
        const url = await callEndpoint(upload, { file: asFile(file), quiet: true });
        setTaken((before) => before.map((other) => (other.id === photo.id ? { ...other, url } : other)));
      } catch (failure) {
        if (!isApiError(failure) || mayRetry(failure)) return;
        forget([photo]);
        setRefusal(failure.message);
      }
    },
  };
};

/** For the outbox: urls where they are known, bytes where they are not. */
export const sendable = (photos: readonly TakenPhoto[]): (string | Blob)[] => photos.map(({ url, file }) => url ?? file);

const asFile = (file: Blob): File => (file instanceof File ? file : new File([file], 'photo.jpg', { type: file.type }));
