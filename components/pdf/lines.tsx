import { Text, View } from '@react-pdf/renderer';
import { keyed } from './keyed';
import type { styles } from './styles';

type Style = (typeof styles)[keyof typeof styles];

/**
 * Text with its line feeds. Each line is a text of its own: the embedded face has no glyph for a line feed, and the
 * renderer would name a face that is not embedded to look for one.
 */
export function Lines({ text, style }: { text: string; style: Style }) {
  if (!text.includes('\n')) return <Text style={style}>{text}</Text>;
  return (
    <View>
      {keyed(text.split('\n')).map(({ key, item }) => (
        <Text key={key} style={style}>
          {item === '' ? ' ' : item}
        </Text>
      ))}
    </View>
  );
}
