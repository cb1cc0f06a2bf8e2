import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getFile } from '#contracts/files/get-file.ts';
import { callEndpoint } from '../call-endpoint.ts';

/** A file that is shown to nobody without a session, as an address that an `<img>` takes; undefined until it is here, and where it cannot be had. */
export const useFileUrl = (url: string | undefined): string | undefined => {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{ of: string; address: string }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const asked = new AbortController();
    let address: string | undefined;
    const show = async () => {
      const bytes = await callEndpoint(getFile, { body: { url }, pathname, quiet: true, signal: asked.signal });
      if (asked.signal.aborted) return;
      address = URL.createObjectURL(bytes);
      setShown({ of: url, address });
    };
    show().catch(() => {});
    return () => {
      asked.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [url, pathname]);
  return shown?.of === url ? shown?.address : undefined;
};
