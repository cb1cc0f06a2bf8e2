import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { saveFile } from '#web/api/files/save-file.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';

interface Props {
  endpoint: AnyEndpoint;
  query?: object;
  name: string;
  children: ReactNode;
}

/** Fetches a workbook and saves it. Why it failed, the client has told. */
export const DownloadButton = ({ endpoint, query, name, children }: Props) => {
  const { pathname } = useViewpoint();
  const [fetching, setFetching] = useState(false);
  const fetchIt = async (): Promise<void> => {
    setFetching(true);
    try {
      saveFile((await callEndpoint(endpoint, { ...(query && { query: query as never }), pathname })) as unknown as Blob, name);
    } catch {
      return;
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button icon={<Download size={15} aria-hidden />} loading={fetching} onClick={() => void fetchIt()}>
      {children}
    </Button>
  );
};
