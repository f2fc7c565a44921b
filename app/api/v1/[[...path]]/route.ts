import { refuse } from '@/lib/http/route';
import { notFound } from '@/lib/platform/errors';

const unknownPath = (request: Request) => refuse(request, notFound());

export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as HEAD,
  unknownPath as OPTIONS,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
};
