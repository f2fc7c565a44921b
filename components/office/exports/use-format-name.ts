import { useExportFormats } from '@/lib/api-client/inbox';

/** What a format is called; an empty text where there is none, its id where it is gone. */
export function useFormatName(): (id: string | null) => string {
  const { data = [] } = useExportFormats();
  return id => (id === null ? '' : (data.find(format => format.id === id)?.name ?? id));
}
