export function EditorPage({ game }: { game: string }) {
  return <p>{game}</p>;
}
