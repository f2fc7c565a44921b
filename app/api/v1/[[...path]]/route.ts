import { notFound } from '@/lib/errors';
import { refuse } from '@/lib/http/route';

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
