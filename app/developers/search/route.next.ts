import { searchPages } from '@/app/developers/search/search-pages';

const typedMax = 100;

/** Answers the search of the developers' pages. */
export async function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return Response.json(await searchPages(typed.slice(0, typedMax)));
}
