/**
 * Families that may be named: generic ones, and text faces that come with systems. Nothing is ever loaded; a face of
 * symbols, which many machines have too, would make a text unreadable.
 */
export const allowedFonts: ReadonlySet<string> = new Set([
  ...['system-ui', 'sans-serif', 'serif', 'monospace', 'ui-sans-serif', 'ui-serif', 'ui-monospace'],
  ...['ui-rounded', '-apple-system', 'blinkmacsystemfont', 'arial', 'avenir', 'avenir next', 'baskerville'],
  ...['book antiqua', 'bookman', 'calibri', 'cambria', 'candara', 'cantarell', 'charter', 'consolas'],
  ...['constantia', 'corbel', 'courier', 'courier new', 'dejavu sans', 'dejavu serif', 'didot', 'fira sans'],
  ...['franklin gothic medium', 'futura', 'garamond', 'geneva', 'georgia', 'gill sans', 'helvetica'],
  ...['helvetica neue', 'hoefler text', 'inter', 'iowan old style', 'lato', 'liberation sans'],
  ...['liberation serif', 'lucida grande', 'lucida sans unicode', 'menlo', 'merriweather', 'montserrat'],
  ...['noto sans', 'noto serif', 'nunito', 'open sans', 'optima', 'oxygen', 'palatino'],
  ...['palatino linotype', 'poppins', 'raleway', 'roboto', 'rockwell', 'segoe ui', 'source sans 3'],
  ...['source sans pro', 'source serif pro', 'tahoma', 'times', 'times new roman', 'trebuchet ms', 'ubuntu'],
  ...['verdana'],
]);
