import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { FileSources } from '../kernel/files/open-file.ts';
import { getFileRoute } from './get-file.ts';
import { uploadRoute } from './upload.ts';

export const filesRoutes = (sources: FileSources): QueryRoute[] => [uploadRoute(sources.files), getFileRoute(sources)];
