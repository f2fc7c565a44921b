import { useExportFormats } from '@/lib/api-client/inbox';

/** Name of a format; empty for null, the id if the format was removed. */
export function useFormatName(): (id: string | null) => string {
  const { data = [] } = useExportFormats();
  return id => (id === null ? '' : (data.find(format => format.id === id)?.name ?? id));
}
